import { identityOf } from '~/cart/change/line-identity'
import { useLocale } from '~/i18n/use-locale'
import { usePageVars } from '~/rendering/visitor-values'
import { Button } from '~/ui/button'
import { PictureView } from '~/ui/pictures/picture-view'
import { type CountProps, LineCount } from './line-count'
import { ShortLine } from './short-line'

type Props = Omit<CountProps, 'onCount'> & {
  currency: string
  onSend: (fields: Record<string, string>) => void
}

export function CartLineView({ currency, onSend, ...count }: Props) {
  const { t, href, money } = useLocale()
  const { formKey } = usePageVars()
  const { line, busy } = count
  const { index, title } = line
  const update = { index, line: identityOf(line), key: formKey, intent: 'update' }
  return (
    <li className="line">
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="line" value={identityOf(line)} />
      <input type="hidden" name="shown" value={line.count} />
      <PictureView picture={line.picture} sizes="112px" alt="" />
      <div className="line-what">
        {line.brand && <p className="line-brand">{line.brand}</p>}
        <h2>
          <a href={line.path}>{title}</a>
        </h2>
        {line.variantLabel && <p>{line.variantLabel}</p>}
        {line.subscribed && (
          <p>{[t('cart.subscribed'), line.frequencyName].filter(Boolean).join(': ')}</p>
        )}
        {line.personal.map(({ key, label, value }) => (
          <p key={key}>
            {label}: <bdi>{value}</bdi>
          </p>
        ))}
        {line.left !== null && <ShortLine left={line.left} shortage={line.shortage} />}
        {line.orderNote && <p>{t('cart.note', { note: line.orderNote })}</p>}
        <p className="line-unit">
          {line.oldUnitPrice !== null && (
            <s>
              <span className="vh">{t('catalog.oldPrice')} </span>
              {money(line.oldUnitPrice, currency)}
            </s>
          )}{' '}
          {t('cart.unitPrice', { price: money(line.unitPrice, currency) })}
        </p>
      </div>
      <div className="line-do">
        <LineCount {...count} onCount={(typed) => onSend({ ...update, count: typed })} />
        <Button
          tone="text"
          name="intent"
          value={`update:${index}`}
          formAction={href('cartLine')}
          busy={busy}
          aria-label={t('cart.updateLine', { title })}
        >
          {t('cart.update')}
        </Button>
        {line.left !== null && line.left > 0 && (
          <Button
            name="intent"
            value={`take:${index}`}
            formAction={href('cartLine')}
            formNoValidate
            busy={busy}
            aria-label={t('cart.takeRemainingOfLine', { title })}
          >
            {t('cart.takeRemaining')}
          </Button>
        )}
        <Button
          tone="text"
          name="intent"
          value={`delete:${index}`}
          formAction={href('cartLine')}
          formNoValidate
          busy={busy}
          aria-label={t('cart.removeLine', { title })}
        >
          {t('cart.remove')}
        </Button>
      </div>
      <b className="line-total">{money(line.total, currency)}</b>
    </li>
  )
}
