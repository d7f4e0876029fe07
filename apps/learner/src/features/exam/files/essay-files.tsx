import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { errorOf, type FileRules, showToast, UploadField, useUi } from '@masar/ui'
import { formatSize, isolate } from '@masar/text'
import { type ReactNode, useState } from 'react'
import type { Question } from '../api.ts'
import type { AnswerFile } from './api.ts'
import { useAnswerFiles } from './answer-files.tsx'
import type { OutgoingFile } from './attempt-files.ts'
import { acceptOf, useKindWords } from './kinds.ts'
import { useOpenFile } from './use-open-file.ts'

type FileForm = NonNullable<NonNullable<Question['essay']>['files']>
interface Refused {
  id: string
  file: Pick<File, 'name' | 'size'>
  error: NonNullable<ReturnType<typeof errorOf>> | 'too-many'
}

interface EssayFilesProps {
  question: number
  form: FileForm
  isWritable: boolean
}

/** Where the files of an essay are chosen or dropped, and what has become of each. */
export function EssayFiles({ question, form, isWritable }: EssayFilesProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { files, state } = useAnswerFiles()
  const openFile = useOpenFile()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const kinds = useKindWords()(form.kinds)
  const mostBytes = form.megabytes * 1_000_000
  const [most, size] = [form.most, isolate(formatSize(tag, mostBytes))]
  const stored = state.stored[question] ?? []
  const outgoing = state.outgoing.filter(file => file.question === question)
  const rules: FileRules = {
    accept: acceptOf(form.kinds),
    mostBytes,
    mostFiles: most,
  }
  const add = (chosen: File[]) => {
    let room = most - stored.length - outgoing.filter(file => file.state !== 'refused').length
    const judged = chosen.map(file => ({
      file,
      error: errorOf(file, rules) ?? (room-- > 0 ? null : ('too-many' as const)),
    }))
    files?.add(
      question,
      judged.flatMap(({ file, error }) => (error === null ? [file] : [])),
    )
    setRefused(
      judged.flatMap(({ file, error }) =>
        error === null ? [] : [{ id: `refused-${crypto.randomUUID()}`, file, error }],
      ),
    )
  }
  const remove = async (id: string) => {
    setRefused(refused.filter(one => one.id !== id))
    const key = outgoing.find(one => outgoingId(one.key) === id)?.key
    if (key !== undefined) return files?.cancel(key)
    if (!stored.some(file => file.id === id)) return
    try {
      await files?.remove(question, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const text =
        error.kind === 'answer' ? error.message : t`The file was not removed: there is no connection.`
      showToast({ text, tone: 'danger' })
    }
  }
  return (
    <UploadField
      label={t`Files`}
      hint={<Limits most={most} size={size} kinds={kinds} isLive={files !== null} />}
      rules={rules}
      isReadOnly={!isWritable || files === null}
      uploads={[
        ...stored.map(file => storedRow(file, files && (() => void openFile(() => files.link(file.id))))),
        ...outgoing.map(outgoingRow),
        ...refused.map(({ id, file, error }) => ({ id, file, error, state: 'refused' as const, part: 0 })),
      ]}
      onAdd={add}
      onCancel={id => void remove(id)}
      onRetry={() => files?.resume()}
      onRemove={id => void remove(id)}
    />
  )
}

interface LimitsProps {
  most: number
  size: string
  kinds: string
  isLive: boolean
}

function Limits({ most, size, kinds, isLive }: LimitsProps): ReactNode {
  return (
    <>
      <Plural value={most} one={`One file of up to ${size}:`} other={`Up to # files of ${size} each:`} />{' '}
      {kinds}.
      {!isLive && (
        <>
          {' '}
          <Trans>Files are added in the exam itself.</Trans>
        </>
      )}
    </>
  )
}

const outgoingId = (key: string) => `outgoing-${key}`

function storedRow(
  { id, name, bytes, is_whole: isWhole, received }: AnswerFile,
  onOpen: (() => void) | null,
) {
  const file = { name, size: bytes }
  if (isWhole)
    return {
      id,
      file,
      state: 'done' as const,
      part: 1,
      note: <Arrived bytes={bytes} />,
      ...(onOpen && { onOpen }),
    }
  return { id, file, state: 'refused' as const, part: received / bytes, note: <Left /> }
}

function outgoingRow({ key, name, bytes, state, part, message }: OutgoingFile) {
  const row = { id: outgoingId(key), file: { name, size: bytes }, part }
  switch (state) {
    case 'refused':
      return { ...row, state, note: message }
    case 'offline':
      return { ...row, state: 'waiting' as const, note: <Offline /> }
    default:
      return { ...row, state: state === 'sending' ? ('running' as const) : state }
  }
}

function Arrived({ bytes }: { bytes: number }) {
  const { tag } = useUi()
  return (
    <>
      <Trans>Part of your answer</Trans> · <bdi>{formatSize(tag, bytes)}</bdi>
    </>
  )
}

function Offline() {
  return <Trans>Waiting for the network. It is kept on this device and continues by itself.</Trans>
}

/** Begun on another device, or before this browser's data were cleared. */
function Left() {
  return (
    <Trans>
      Its upload is not finished. It continues on the device where it began; to use this device, remove the
      file and choose it again.
    </Trans>
  )
}
