import { answerOf, type SectionQuestion } from './section-answer.ts'

addEventListener('message', ({ data }: MessageEvent<SectionQuestion>) => postMessage(answerOf(data)))
