include "mail" {
  path = "${dirname(find_in_parent_folders("root.hcl"))}/../common/mail.hcl"
}
