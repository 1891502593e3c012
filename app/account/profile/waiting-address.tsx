import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

/** Names the address that waits for its mail. */
export function WaitingAddress({ address }: { address: string }) {
  const { t } = useLocale()
  const [before = '', after = ''] = t('register.waits', { address: '\n' }).split('\n')
  return (
    <div className="waiting-address">
      <p className="hint" id="waiting-text">
        {before}
        <bdi>{address}</bdi>
        {after}
      </p>
      {(['send', 'cancel'] as const).map((act) => (
        <Button key={act} tone="text" name="bekleyen" value={act} aria-describedby="waiting-text">
          {t(`register.waiting.${act}`)}
        </Button>
      ))}
    </div>
  )
}
