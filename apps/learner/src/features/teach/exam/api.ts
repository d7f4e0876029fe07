import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, saveFile } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'

export type ExamSettings = ReadAnswer<ClientPaths, '/exams/{id}/settings'>['data']
export type ExamRules = ExamSettings['rules']
export type ExamQuestions = ReadAnswer<ClientPaths, '/exams/{id}/questions'>['data']
export type ExamQuestion = ExamQuestions['questions'][number]
export type WrittenQuestion = ExamQuestion['written']

export function settingsQuery(id: number) {
  return { ...clientQuery('/exams/{id}/settings', { path: { id } }), staleTime: 0 }
}

export function questionsQuery(id: number) {
  return { ...clientQuery('/exams/{id}/questions', { path: { id } }), staleTime: 0 }
}

export type FileFormat = NonNullable<
  ClientPaths['/exams/{id}/questions/file']['get']['parameters']['query']
>['format']

/** What a file of each format is named like. */
const endings: Record<FileFormat, string> = {
  gift: 'gift.txt',
  moodle_xml: 'xml',
  qti21: 'qti-2.1.zip',
  qti30: 'qti-3.0.zip',
  xlsx: 'xlsx',
  csv: 'csv',
}
export const fileFormats = Object.keys(endings) as FileFormat[]

/** All questions of an exam as a file, which the browser saves. */
export function useExport(examId: number, title: string) {
  return useMutation<void, ApiError, FileFormat>({
    mutationFn: async format => {
      const call = clientApi().GET('/exams/{id}/questions/file', {
        params: { path: { id: examId }, query: { format } },
        parseAs: 'blob',
      })
      const file = (await unwrap(call)) as Blob
      saveFile(`${title}.${endings[format]}`, file, file.type)
    },
  })
}
