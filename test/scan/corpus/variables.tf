variable "region" {
  type        = string
  default     = "eu-central-1"
  description = "Where all of it stands."
}

variable "cidr" {
  type    = string
  default = "10.0.0.0/16"

  validation {
    condition     = can(cidrhost(var.cidr, 0)) && tonumber(split("/", var.cidr)[1]) <= 20
    error_message = "The range must be valid, and at least a /20."
  }
}

variable "node_groups" {
  type = map(object({
    types  = list(string)
    min    = optional(number, 1)
    max    = optional(number)
    taints = optional(list(object({ key = string, value = string, enabled = bool })), [])
  }))
  default = {
    general = { types = ["m6i.large", "m6a.large"], max = 6 }
    gpu = {
      types  = ["g5.xlarge"]
      taints = [{ key = "gpu", value = "true", enabled = true }]
    }
  }
  nullable = false
}

variable "secrets" {
  type      = map(string)
  default   = {}
  sensitive = true
}

variable "flow_logs" { default = true }
variable "module_version" {}

output "vpc_id" {
  value       = module.vpc.vpc_id
  description = <<-EOT
    The network's identifier.
    Use it as "vpc_id" elsewhere.
  EOT
}

output "summary" {
  value = "%{if var.flow_logs}with%{else}without%{endif} flow logs: ${join(", ", [for k, v in var.node_groups : "${k}=${v.max == null ? "none" : v.max}"])}"
  precondition {
    condition     = length(local.azs) > 1
    error_message = "At least two zones are needed."
  }
}

moved {
  from = module.network
  to   = module.vpc
}

import {
  to = aws_s3_bucket.artifacts
  id = "acme-artifacts"
}

check "health" {
  data "http" "endpoint" {
    url = "https://${var.domain}/health"
  }
  assert {
    condition     = data.http.endpoint.status_code == 200
    error_message = "${data.http.endpoint.url} answered ${data.http.endpoint.status_code}"
  }
}
