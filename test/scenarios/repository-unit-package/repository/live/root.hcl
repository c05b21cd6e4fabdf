generate "provider" {
  path      = "provider.tf"
  if_exists = "overwrite_terragrunt"
  contents  = <<EOF
provider "box" {
  version = "~> 1.0"
}
provider "box" {
  alias = "west"
}
EOF
}
