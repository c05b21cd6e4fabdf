registry = "europe.example.com"
