import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Banner, Button, Card, Checkbox, Heading, Isolate, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useState } from 'react'
import { type EmploymentPage, useLeaveCompany } from './api.ts'
import styles from './employment.module.css'

/** Leaving a company; an owner sees what has to be done first. */
export function LeavePart({ page }: { page: EmploymentPage }) {
  const { id, role } = page
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" className={styles.part} aria-labelledby={`leave-${id}`}>
      <Heading level={3} id={`leave-${id}`}>
        <Trans>Leaving the company</Trans>
      </Heading>
      {role === 'owner' ? (
        <Text>
          <Trans>
            You are an owner of this company. Have another owner give you another role first; then you can
            leave.
          </Trans>
        </Text>
      ) : (
        <>
          <Text soft size="sm">
            <Trans>First we show you what you lose and what stays.</Trans>
          </Text>
          <div>
            <Button variant="quiet" className={styles.danger} onPress={() => setAsking(true)}>
              <Trans>Leave the company</Trans>
            </Button>
          </div>
        </>
      )}
      {isAsking && <LeaveDialog page={page} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function LeaveDialog({ page, onClose }: { page: EmploymentPage; onClose: () => void }) {
  const { t } = useLingui()
  const go = useGo()
  const { id, company, role, seen } = page
  const [isSure, setSure] = useState(false)
  const leaving = useLeaveCompany(id)
  const open = [...seen.assignments, ...seen.begun].filter(
    ({ state }) => state === 'assigned' || state === 'in_progress',
  ).length
  const leave = () =>
    leaving.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`You have left the company.` })
        go('/profile', { replace: true })
      },
    })
  return (
    <Dialog
      role="alertdialog"
      title={
        <Trans>
          Leave <Isolate>{company.name}</Isolate>?
        </Trans>
      }
      isOpen
      onOpenChange={isOpen => !isOpen && !leaving.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={leaving.isPending} onPress={close}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="danger" isDisabled={!isSure} isPending={leaving.isPending} onPress={leave}>
            <Trans>Leave the company</Trans>
          </Button>
        </>
      )}
    >
      <div className={styles.screen}>
        <Heading level={3} size="sm">
          <Trans>What you lose</Trans>
        </Heading>
        <ul className={styles.points}>
          <li>
            <Plural
              value={open}
              _0="No unfinished course of the company is open to you."
              one="# course of the company that you have not finished closes."
              other="# courses of the company that you have not finished close."
            />
          </li>
          <li>
            <Trans>
              Courses the company opened to you with a seat or its licence close too, even finished ones; the
              seat or place goes back.
            </Trans>
          </li>
          {role !== null && (
            <li>
              <Trans>You no longer act for the company in its portal.</Trans>
            </li>
          )}
        </ul>
        <Heading level={3} size="sm">
          <Trans>What stays</Trans>
        </Heading>
        <ul className={styles.points}>
          <li>
            <Trans>
              Your account, your certificates, your progress, and the courses that you took yourself.
            </Trans>
          </li>
          <li>
            <Trans>
              The company keeps its record of what you did there. It no longer sees what you shared beyond
              that.
            </Trans>
          </li>
          <li>
            <Trans>
              You cannot undo this. If the company invites you again, your record there continues.
            </Trans>
          </li>
        </ul>
        <Checkbox checked={isSure} onChange={setSure}>
          <Trans>I have read this and want to leave</Trans>
        </Checkbox>
        <div role="alert">
          {leaving.error && (
            <Banner tone="danger">
              {leaving.error.kind === 'answer' ? (
                leaving.error.message
              ) : (
                <Trans>No connection. You have not left.</Trans>
              )}
            </Banner>
          )}
        </div>
      </div>
    </Dialog>
  )
}
