import { NotAllowedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/not-allowed-error')({ component: NotAllowedPage })
