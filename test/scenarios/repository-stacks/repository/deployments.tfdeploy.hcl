deployment "production" {
  inputs = {
    region = "eu-central-1"
  }
}

upstream_input "base" {
  type   = "stack"
  source = "app.terraform.io/acme/infrastructure/base"
}
