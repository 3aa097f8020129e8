"""What the host of a server sets and sees: settings, bans, invitations, backups and health."""
