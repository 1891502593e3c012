import type { Questions } from '~/backend/engagement/engagement-model'
import { useLocale } from '~/i18n/use-locale'

export default function QuestionList({ questions }: { questions: Questions }) {
  const { t, date } = useLocale()
  if (questions.isUnavailable) return <p className="empty">{t('product.notHere')}</p>
  if (questions.items.length === 0) return <p className="empty">{t('product.noQuestions')}</p>
  return (
    <ul className="posts">
      {questions.items.map((question) => (
        <li key={question.id}>
          <p className="post-author">
            <bdi>{question.name}</bdi>{' '}
            <time dateTime={question.date}>{date(question.date, 'short')}</time>
          </p>
          <h3 dir="auto">{question.text}</h3>
          {question.answers.map((answer) => (
            <div key={answer.id} className="reply">
              <p className="post-author">
                {answer.byShop && <b>{t('product.shopAnswer')} </b>}
                <time dateTime={answer.date}>{date(answer.date, 'short')}</time>
              </p>
              <p dir="auto">{answer.text}</p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
