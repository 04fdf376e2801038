import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Os seus dados, a sua escolha',
  'consent.text':
    'Usamos cookies para a loja funcionar. O resto está desligado até o ativar. Pode mudar a qualquer momento em Definições de privacidade, no fundo da página.',
  'consent.accept': 'Aceitar tudo',
  'consent.reject': 'Rejeitar tudo',
  'consent.manage': 'Escolher por mim',
  'consent.save': 'Guardar a minha escolha',
  'consent.back': 'Voltar',
  'consent.close': 'Fechar',
  'consent.learnMore': 'Saber mais sobre os seus dados',
  'consent.notice': 'Aviso de cookies',
  'consent.print': 'Imprimir',
  'consent.newTab': '(abre num novo separador)',
  'consent.levels': 'O que permite',
  'consent.details': 'Mostrar os detalhes',
  'consent.fewerDetails': 'Ocultar os detalhes',
  'consent.level.0': 'Necessários',
  'consent.level.0.text': 'Saco, sessão, segurança. Sempre ligados.',
  'consent.level.0.detail':
    'Lembram o saco, o idioma e as últimas pesquisas, mantêm a sessão iniciada, protegem o pagamento e guardam esta escolha. Sem eles a loja não funciona.',
  'consent.level.1': 'Medição',
  'consent.level.1.text': 'Que páginas funcionam e o que lhe pode interessar aqui. Fica connosco.',
  'consent.level.1.detail':
    'Conta as páginas vistas, as pesquisas e os passos da compra, sem o seu nome e morada. Lembra no navegador o que viu, para o voltar a mostrar e sugerir o que combina. Não é transmitida a anunciantes.',
  'consent.level.2': 'Publicidade noutros sítios',
  'consent.level.2.text': 'Permite que parceiros lhe mostrem os nossos produtos noutros sites.',
  'consent.level.2.detail':
    'Diz a parceiros de publicidade que produtos viu, para que os possam mostrar noutros sites.',
  'consent.all': 'Tudo o resto',
  'consent.all.text': 'Medição, e publicidade noutros sítios.',
  'consent.signal.off':
    'O seu navegador pede para não ser seguido (Global Privacy Control). Respeitamos isso até escolher outra coisa aqui.',
  'consent.signal.on': 'O seu navegador pede para não ser seguido, e aqui permitiu mais. Vale a sua escolha.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Podemos usar cookies para mais do que o funcionamento da loja?',
  'consent.bar.settings': 'Definições',
  'consent.ccpa.title': 'As suas escolhas de privacidade',
  'consent.ccpa.text':
    'Partilhamos o que vê com parceiros de publicidade. Segundo a lei da Califórnia isto pode contar como venda. Pode pará-la com um toque.',
  'consent.ccpa.stop': 'Não vender nem partilhar os meus dados',
  'consent.ccpa.allow': 'Permitir a partilha',
  'consent.ccpa.isOff': 'Os seus dados não são vendidos nem partilhados.',
  'consent.ccpa.isOn': 'Os seus dados podem ser partilhados com parceiros de publicidade.',
  'consent.page.title': 'Definições de privacidade',
  'consent.page.saved': 'A sua escolha está guardada.',
  'consent.page.record': 'Descarregar o registo das suas escolhas',
  'consent.noScript.text':
    'Usamos cookies para a loja funcionar. Podemos usá-los também para medição e publicidade?',
  'consent.page.yourData': 'Obter ou apagar os seus dados',
  'consent.remote.busy': 'A carregar as definições',
};
export default messages;
