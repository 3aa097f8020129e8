"""The HTTP part of the server: routes, security, rate limits and pages."""
