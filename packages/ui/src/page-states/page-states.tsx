import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import type { EmptyDrawing } from '../drawing/names.ts'
import { cx } from '../ui-provider/class-names.ts'
import { Heading, Text } from '../text/text.tsx'
import { PathDrawing } from './path-drawing.tsx'
import styles from './page-states.module.css'

export interface PageStateProps {
  title: ReactNode
  children?: ReactNode
  /** The way on: one button or link. */
  action?: ReactNode
  /** Its place in the outline; 1 when it is the whole page. */
  level?: 1 | 2 | 3
  className?: string
}

function PageState({
  drawing,
  title,
  children,
  action,
  level = 2,
  className,
  ...rest
}: PageStateProps & { drawing: ReactNode; role?: 'alert' | 'status' }) {
  return (
    <div {...rest} className={cx(styles.state, className)}>
      {drawing}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {children && (
        <Text as="div" soft className={styles.words}>
          {children}
        </Text>
      )}
      {action}
    </div>
  )
}

export interface EmptyStateProps extends PageStateProps {
  /** What is to come, drawn; without it the path runs on into the open. */
  drawing?: EmptyDrawing
}

/** Nothing here yet, said so that one knows how something comes here. */
export function EmptyState({ drawing, ...rest }: EmptyStateProps) {
  return <PageState drawing={drawing ? <Drawing name={drawing} /> : <PathDrawing kind="open" />} {...rest} />
}

export interface ErrorStateProps extends Omit<PageStateProps, 'action' | 'title'> {
  title?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  action?: ReactNode
}

function RetryButton({ onRetry, isRetrying }: Pick<ErrorStateProps, 'onRetry' | 'isRetrying'>) {
  return (
    <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** Something could not be loaded, and the way to try again. */
export function ErrorState({ title, children, onRetry, isRetrying, action, ...rest }: ErrorStateProps) {
  return (
    <PageState
      {...rest}
      role="alert"
      drawing={<PathDrawing kind="broken" />}
      title={title ?? <Trans>This could not be loaded</Trans>}
      action={
        <>
          {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
          {action}
        </>
      }
    >
      {children ?? <Trans>Nothing of yours is lost. Try again in a moment.</Trans>}
    </PageState>
  )
}

/** No connection. */
export function OfflineState({ title, children, onRetry, isRetrying, action, ...rest }: ErrorStateProps) {
  return (
    <PageState
      {...rest}
      role="status"
      drawing={<PathDrawing kind="offline" />}
      title={title ?? <Trans>You are offline</Trans>}
      action={
        <>
          {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
          {action}
        </>
      }
    >
      {children ?? <Trans>This will be here once you are connected again.</Trans>}
    </PageState>
  )
}
