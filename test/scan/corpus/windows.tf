# Saved on Windows: a byte order mark, and two characters to end a line.
terraform {
  required_providers {
    windows = {
      source  = "registry.example.com/acme/windows"
      version = "1.0.0"
    }
  }
}

module "service" {
  source  = "registry.example.com/acme/service/windows"
  version = "2.1.0"

  script = <<PS1
Write-Host "It's {running}"
$env:PATH += ";C:\\tools"
PS1
  path = "C:\\Program Files\\acme"
}
