variables {
  cidr = "10.1.0.0/16"
}

provider "aws" {
  region = "eu-west-1"
}

mock_provider "ipam" {
  mock_resource "ipam_range" {
    defaults = {
      id = "range-1"
    }
  }
}

run "setup" {
  command = apply

  module {
    source  = "registry.example.com/acme/fixtures/aws"
    version = "1.1.0"
  }
}

run "the_network_is_made" {
  command = plan

  variables {
    environment = run.setup.environment
    tags        = { purpose = "test", "it's" = "ok" }
  }

  assert {
    condition     = module.vpc.cidr == var.cidr
    error_message = "got ${module.vpc.cidr}, want ${var.cidr}"
  }

  expect_failures = [var.cidr]
}
