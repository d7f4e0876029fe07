import { createFileRoute } from '@tanstack/react-router'
import { Gallery } from '@masar/ui/gallery'

export const Route = createFileRoute('/test')({ component: Gallery })
