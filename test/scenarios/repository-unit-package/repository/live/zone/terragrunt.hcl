include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "tfr://registry.example.com/acme/zone/aws?version=1.2.0"
}
