module "app" {
  source = "{{ values.module }}"
}
