locals {
  registry = "terragrunt.example.com"
}
