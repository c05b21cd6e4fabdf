include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "tfr://registry.example.com/acme/network/aws?version=2.1.0"
}
