provider "registry.example.com/acme/box" {
  version     = "1.4.0"
  constraints = "~> 1.0"
  hashes = [
    "zh:5c28ab2f4c1097e8047ee7f0a67eb4db75ad20e9a8e8c9472be254ea6c588bdf",
  ]
}
