/* A cluster, its nodes and
   what runs on it. */
module "cluster" {
  source  = "registry.example.com:8443/acme/kubernetes-cluster/aws//modules/managed"
  version = ">= 2.0.0"

  cluster_name    = local.name
  cluster_version = "1.31"
  subnet_ids      = module.vpc.private_subnets

  node_groups = {
    for name, group in var.node_groups : name => {
      instance_types = group.types
      min_size       = try(group.min, 1)
      max_size       = coalesce(group.max, 10)
      labels         = { "node.example.com/pool" = name }
      taints = [
        for taint in lookup(group, "taints", []) : {
          key    = taint.key
          value  = taint.value
          effect = "NO_SCHEDULE"
        } if taint.enabled
      ]
    }
  }

  user_data = <<-EOT
    #!/bin/bash
    set -euo pipefail
    echo "cluster: ${local.name}" >> /etc/motd
    %{ for key, value in var.labels ~}
    kubectl label node "$HOSTNAME" ${key}="${value}"
    %{ endfor ~}
    for f in $${HOME}/*.sh; do [ -x "$f" ] && "$f" { ( ; done
    cat <<'INNER'
    module "not-a-module" {
      source = "not/a/source"
    }
    INNER
  EOT
}

resource "helm_release" "ingress" {
  name       = "ingress"
  repository = "https://charts.example.com/stable"
  chart      = "ingress-nginx"
  version    = "4.10.${var.patch}"

  values = [
    yamlencode({
      controller = {
        replicaCount = 2
        config       = { "use-forwarded-headers" : "true" }
      }
    }),
    <<YAML
service:
  annotations:
    dns: "*.${var.domain}"
    note: it's "quoted" and { unbalanced
YAML
    , templatefile("${path.module}/values.yaml.tftpl", { name = local.name })
  ]

  set {
    name  = "controller.service.type"
    value = "LoadBalancer"
  }

  dynamic "set_sensitive" {
    for_each = var.secrets
    iterator = secret
    content {
      name  = secret.key
      value = secret.value
    }
  }

  depends_on = [module.cluster, kubernetes_namespace.ingress["system"]]
}

resource "kubernetes_namespace" "ingress" {
  for_each = toset(["system", "edge"])
  metadata { name = each.key }
}
