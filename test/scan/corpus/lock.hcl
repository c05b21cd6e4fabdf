# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.example.com/acme/ipam" {
  version     = "1.2.3"
  constraints = ">= 1.2.0"
  hashes = [
    "h1:2a0xaq3rdcLVXvZ5X2DRpWUtIzmRmYWvKPzGPf5H1Xk=",
    "zh:0b84ab0af2e28606e9c0c1289343949339221c3ab126616b831ddb5aaef5f5ca",
    "zh:10cf5c9b9524ca2e4302bf02368dc6aac29fb50aeaa6f7758cce9aa36ae87a28",
    "zh:56a016ee871c8501acb3f2ee3b51592ad7c3871a1757b098838349b17762ba6b",
    "zh:719d6ef39c50e4cffc67aa67d74d195adaf42afcf62beab132dafdb500347d39",
  ]
}

provider "registry.opentofu.org/hashicorp/aws" {
  version     = "5.94.1"
  constraints = "~> 5.40"
  hashes = [
    "h1:dYdnGlaCJONFyGk/t3Y4iJzQ8EiJr2DaDdZ/2JV5PZU=",
    "zh:14fb41e50219660d5f02b977e6f786d8ce78766cce8c2f6b8131411b087ae945",
    "zh:3bc5d12acd5e1a5f1cf78a7f05d0d63f988b57485e7d20c47e80a0b723a99d26",
  ]
}

provider "registry.terraform.io/hashicorp/random" {
  version = "3.6.3"
}
