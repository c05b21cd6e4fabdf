module "queue" {
  source  = "acme/queue/aws"
  version = "3.0.0"
}

resource "aws_sqs_queue" "this" {
  name = "queue"
}
