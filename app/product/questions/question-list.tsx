import type { Questions } from '~/backend/engagement/engagement-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

export default function QuestionList({ questions }: { questions: Questions }) {
  const { t, language } = useLocale()
  if (questions.isUnavailable) return <p className="empty">{t('product.notHere')}</p>
  if (questions.items.length === 0) return <p className="empty">{t('product.noQuestions')}</p>
  return (
    <ul className="posts">
      {questions.items.map((question) => (
        <li key={question.id}>
          <p className="post-author">
            <bdi>{question.name}</bdi>{' '}
            <time dateTime={question.date}>{formatDate(question.date, 'short', language)}</time>
          </p>
          <h3 dir="auto">{question.text}</h3>
          {question.answers.map((answer) => (
            <div key={answer.id} className="reply">
              <p className="post-author">
                {answer.byShop && <b>{t('product.shopAnswer')} </b>}
                <time dateTime={answer.date}>{formatDate(answer.date, 'short', language)}</time>
              </p>
              <p dir="auto">{answer.text}</p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
