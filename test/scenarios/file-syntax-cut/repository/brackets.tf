module "a" {
  source = foo(
  version = "1.0.0"
}
