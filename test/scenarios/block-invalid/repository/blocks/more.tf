terraform {
  backend "swift" {
  }
}
