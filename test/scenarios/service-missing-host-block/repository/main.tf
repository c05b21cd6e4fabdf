terraform {
  backend "remote" {
    hostname     = "app.example.com"
    organization = "acme"
  }
}
