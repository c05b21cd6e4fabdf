resorce "acme_box" "a" {
}

module "mail box" {
  source = "../network"
}

module "box" {
  source = "../network"

  lifecycle {
    prevent_destroy = true
  }
}
