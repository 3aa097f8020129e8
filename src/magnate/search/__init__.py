"""Looking ahead: worlds that agree with a view, and what becomes of them."""
