import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Seus dados, sua escolha',
  'consent.text':
    'Usamos cookies para a loja funcionar. O resto fica desligado até você ativar. Mude quando quiser em Configurações de privacidade, no rodapé.',
  'consent.accept': 'Aceitar tudo',
  'consent.reject': 'Recusar tudo',
  'consent.manage': 'Escolher por conta própria',
  'consent.save': 'Salvar minha escolha',
  'consent.back': 'Voltar',
  'consent.close': 'Fechar',
  'consent.learnMore': 'Saiba mais sobre seus dados',
  'consent.notice': 'Aviso de cookies',
  'consent.print': 'Imprimir',
  'consent.newTab': '(abre em outra aba)',
  'consent.levels': 'O que você permite',
  'consent.details': 'Mostrar os detalhes',
  'consent.fewerDetails': 'Ocultar os detalhes',
  'consent.level.0': 'Necessários',
  'consent.level.0.text': 'Sacola, login, segurança. Sempre ligados.',
  'consent.level.0.detail':
    'Lembram a sacola, seu idioma e suas últimas buscas, mantêm você conectado, protegem o pagamento e guardam esta escolha. Sem eles a loja não funciona.',
  'consent.level.1': 'Medição',
  'consent.level.1.text': 'Quais páginas funcionam e o que pode combinar com você aqui. Fica conosco.',
  'consent.level.1.detail':
    'Conta páginas vistas, buscas e etapas da compra, sem seu nome e endereço. Lembra no seu navegador o que você viu, para mostrar de novo e sugerir o que combina. Não é repassada a anunciantes.',
  'consent.level.2': 'Publicidade em outros sites',
  'consent.level.2.text': 'Permite que parceiros mostrem nossos produtos a você em outros sites.',
  'consent.level.2.detail':
    'Informa a parceiros de publicidade quais produtos você viu, para que possam mostrá-los em outros sites.',
  'consent.all': 'Todo o resto',
  'consent.all.text': 'Medição, e publicidade em outros sites.',
  'consent.signal.off':
    'Seu navegador pede para não ser rastreado (Global Privacy Control). Respeitamos isso até você escolher outra coisa aqui.',
  'consent.signal.on':
    'Seu navegador pede para não ser rastreado, e você permitiu mais aqui. Vale a sua escolha.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Podemos usar cookies para mais do que o funcionamento da loja?',
  'consent.bar.settings': 'Configurações',
  'consent.ccpa.title': 'Suas escolhas de privacidade',
  'consent.ccpa.text':
    'Compartilhamos o que você vê com parceiros de publicidade. Pela lei da Califórnia isso pode contar como venda. Você pode parar com um toque.',
  'consent.ccpa.stop': 'Não vender nem compartilhar meus dados',
  'consent.ccpa.allow': 'Permitir o compartilhamento',
  'consent.ccpa.isOff': 'Seus dados não são vendidos nem compartilhados.',
  'consent.ccpa.isOn': 'Seus dados podem ser compartilhados com parceiros de publicidade.',
  'consent.page.title': 'Configurações de privacidade',
  'consent.page.saved': 'Sua escolha foi salva.',
  'consent.page.record': 'Baixar o registro das suas escolhas',
  'consent.noScript.text':
    'Usamos cookies para a loja funcionar. Podemos usá-los também para medição e publicidade?',
  'consent.page.yourData': 'Obter ou excluir seus dados',
  'consent.remote.busy': 'Carregando as configurações',
};
export default messages;
