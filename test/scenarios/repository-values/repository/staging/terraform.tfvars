registry = "default.example.com"
