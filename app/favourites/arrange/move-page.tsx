import auth from '~/auth/auth.css?url'
import favourites from '~/favourites/list/favourites.css?url'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'
import type { ListEntry } from './named-lists'

type Props = { product: { id: string; title: string }; from: ListEntry; targets: ListEntry[] }

/** Puts a product into another list. */
export default function MovePage({ product, from, targets }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={auth} />
      <link rel="stylesheet" href={favourites} />
      <h1>{t('favouriteLists.moveTitle')}</h1>
      <p>
        <bdi>{product.title}</bdi>
      </p>
      {targets.length > 0 && <MoveForm product={product} from={from} targets={targets} />}
      <p>
        <a className="button button-text" href={href('favouriteLists')}>
          {t('favourites.newList')}
        </a>
      </p>
    </>
  )
}

function MoveForm({ product, from, targets }: Props) {
  const { t, href } = useLocale()
  return (
    <Form action={href('favouriteMove')} className="form">
      <input type="hidden" name="urun" value={product.id} />
      <input type="hidden" name="liste" value={from.id} />
      <fieldset className="choice-group">
        <legend>{t('favouriteLists.target')}</legend>
        {targets.map(({ id, name }, at) => (
          <label key={id} className="checkbox">
            <input type="radio" name="hedef" value={id} defaultChecked={at === 0} />
            <bdi>{name}</bdi>
          </label>
        ))}
      </fieldset>
      <div className="move-buttons">
        <Button tone="main" name="adim" value="tasi">
          {t('favouriteLists.move')}
        </Button>
        <Button name="adim" value="kopyala">
          {t('favouriteLists.copy')}
        </Button>
      </div>
    </Form>
  )
}
