terraform {
  source = "git::https://git.example.com/acme/box.git?ref=v1"
}
