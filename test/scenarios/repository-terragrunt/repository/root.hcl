locals {
  region = "eu-central-1"
}
