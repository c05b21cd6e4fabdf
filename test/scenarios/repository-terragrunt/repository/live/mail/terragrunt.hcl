terraform {
  source = "${get_repo_root()}//modules/mail"
}
