data "aws_iam_policy_document" "assume" {
  statement {
    sid     = "AssumeFromOidc"
    effect  = "Allow"
    actions = ["sts:AssumeRoleWithWebIdentity"]

    principals {
      type        = "Federated"
      identifiers = [aws_iam_openid_connect_provider.this.arn]
    }

    condition {
      test     = "StringLike"
      variable = "${replace(aws_iam_openid_connect_provider.this.url, "https://", "")}:sub"
      values   = formatlist("repo:acme/%s:*", var.repositories)
    }
  }
}

resource "aws_iam_policy" "deploy" {
  name = "deploy"
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [
      {
        Effect   = "Allow"
        Action   = ["s3:GetObject", "s3:PutObject"],
        Resource = "${aws_s3_bucket.artifacts.arn}/*"
        Condition = {
          StringEquals = { "aws:PrincipalTag/team" = "$${aws:ResourceTag/team}" }
        }
      },
      {
        Effect = "Deny", Action = "*", Resource = "*",
        Condition = { Bool = { "aws:SecureTransport" = "false" } }
      },
    ]
  })
}

resource "aws_iam_role_policy" "inline" {
  role = aws_iam_role.deploy.id

  policy = <<POLICY
{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Action": "kms:Decrypt",
      "Resource": "${var.kms_key_arn}"
    }
  ]
}
POLICY
}

module "role" {
  source = "git::https://git.example.com/acme/terraform-roles.git//deploy?ref=v1.4.0"

  for_each = { for r in var.repositories : r => r if r != "" }

  name        = "deploy-${each.key}"
  policy_arns = [aws_iam_policy.deploy.arn]
  description = "It's for \"${each.key}\",\n\tback\\slash and \u00e9"
}

module "bucket" {
  source = "../modules/bucket"
}

module "archive" {
  source  = "acme/bucket/aws"
  version = "1.0.0"
}
