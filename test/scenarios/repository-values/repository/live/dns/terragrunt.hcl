include "root" {
  path   = find_in_parent_folders("root.hcl")
  expose = true
}

terraform {
  source = "tfr://${include.root.locals.registry}/acme/dns/aws?version=1.0.0"
}
