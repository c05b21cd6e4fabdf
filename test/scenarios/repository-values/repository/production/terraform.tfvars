registry = "production.example.com"
