include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "tfr://registry.example.org/acme/dns/aws//modules/zone?version=1.4.0"
}
