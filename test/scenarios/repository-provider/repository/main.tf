resource "random_id" "name" {
  byte_length = 4
}
