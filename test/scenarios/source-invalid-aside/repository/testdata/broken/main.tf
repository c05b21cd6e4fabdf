locals {
  name = "
}
