terraform {
  cloud {
    hostname = "registry.example.com"

    workspaces {
      name = "a"
      tags = ["b"]
    }
  }
}
