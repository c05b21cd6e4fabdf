terraform {
  source = "tfr:///acme/queue/aws?version=3.0.0"
}
