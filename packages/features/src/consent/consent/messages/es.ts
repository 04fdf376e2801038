import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Tus datos, tu decisión',
  'consent.text':
    'Usamos cookies para que la tienda funcione. Lo demás está desactivado hasta que lo actives. Puedes cambiarlo cuando quieras en Ajustes de privacidad, al pie de la página.',
  'consent.accept': 'Aceptar todo',
  'consent.reject': 'Rechazar todo',
  'consent.manage': 'Elegir por mi cuenta',
  'consent.save': 'Guardar mi elección',
  'consent.back': 'Atrás',
  'consent.close': 'Cerrar',
  'consent.learnMore': 'Más información sobre tus datos',
  'consent.notice': 'Aviso de cookies',
  'consent.print': 'Imprimir',
  'consent.newTab': '(se abre en otra pestaña)',
  'consent.levels': 'Lo que permites',
  'consent.details': 'Mostrar los detalles',
  'consent.fewerDetails': 'Ocultar los detalles',
  'consent.level.0': 'Necesarias',
  'consent.level.0.text': 'Bolsa, inicio de sesión, seguridad. Siempre activas.',
  'consent.level.0.detail':
    'Recuerdan la bolsa, tu idioma y tus últimas búsquedas, mantienen tu sesión, protegen el pago y guardan esta elección. Sin ellas la tienda no funciona.',
  'consent.level.1': 'Medición',
  'consent.level.1.text': 'Qué páginas funcionan y qué puede gustarte aquí. Se queda con nosotros.',
  'consent.level.1.detail':
    'Cuenta las páginas vistas, las búsquedas y los pasos de la compra, sin tu nombre ni tu dirección. Recuerda en tu navegador lo que has mirado, para volver a mostrarlo y sugerir lo que combina con ello. No se cede a anunciantes.',
  'consent.level.2': 'Publicidad en otros sitios',
  'consent.level.2.text': 'Permite que nuestros socios te muestren nuestros productos en otros sitios.',
  'consent.level.2.detail':
    'Comunica a socios publicitarios qué productos has mirado, para que puedan mostrarlos en otros sitios.',
  'consent.all': 'Todo lo demás',
  'consent.all.text': 'Medición y publicidad en otros sitios.',
  'consent.signal.off':
    'Tu navegador pide que no se te rastree (Global Privacy Control). Lo respetamos hasta que elijas otra cosa aquí.',
  'consent.signal.on': 'Tu navegador pide que no se te rastree, y aquí has permitido más. Vale tu elección.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': '¿Podemos usar cookies para algo más que el funcionamiento de la tienda?',
  'consent.bar.settings': 'Ajustes',
  'consent.ccpa.title': 'Tus opciones de privacidad',
  'consent.ccpa.text':
    'Compartimos lo que miras con socios publicitarios. Según la ley de California esto puede considerarse una venta. Puedes detenerla con un solo toque.',
  'consent.ccpa.stop': 'No vender ni compartir mis datos',
  'consent.ccpa.allow': 'Permitir que se compartan',
  'consent.ccpa.isOff': 'Tus datos no se venden ni se comparten.',
  'consent.ccpa.isOn': 'Tus datos pueden compartirse con socios publicitarios.',
  'consent.page.title': 'Ajustes de privacidad',
  'consent.page.saved': 'Tu elección está guardada.',
  'consent.page.record': 'Descargar el registro de tus elecciones',
  'consent.noScript.text':
    'Usamos cookies para que la tienda funcione. ¿Podemos usarlas también para medición y publicidad?',
  'consent.page.yourData': 'Obtener o borrar tus datos',
  'consent.remote.busy': 'Cargando los ajustes',
};
export default messages;
