import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in Brazilian Portuguese. */
export const ptBr: ReaderWords = {
  sender: "[Kotoba Works] ",
  signature: "Kotoba Works\nNão responda a este e-mail. Se ele não é para você, pode apagá-lo.",
  answerable: "Kotoba Works\nSua resposta a este e-mail chega ao Kotoba Works. Envie do mesmo endereço que recebeu este e-mail.",
  stop: "Parar de receber estes e-mails (não é preciso entrar na conta):",
  unsubscribe: {
    title: "Parar os e-mails de vagas novas",
    ask: "Quer parar de receber os e-mails desta busca?",
    button: "Parar os e-mails",
    done: "Os e-mails foram parados. Você pode ativá-los de novo nas configurações.",
  },
  inquirySubjects: {
    SERVICE: "Como usar o site",
    APPLICATION: "Candidaturas, processo seletivo",
    POSTING: "Conteúdo de uma vaga, reclamação",
    EXAM: "Teste de japonês, estudo, compras",
    PERSONAL_DATA: "Pedido sobre dados pessoais",
    COMPANY: "Anúncio de vagas por empresas",
    OTHER: "Outros",
  },
  entryFacts: ({ title, company, seeker, status }) => [
    `Vaga: ${title}`,
    `Empresa: ${company}`,
    `Candidato(a): ${seeker}`,
    `Situação: ${status}`,
  ],
  offerCondition: {
    title: "Oferta de emprego com condição",
    CHANGE_OF_STATUS: (status) => `Você pode começar depois de mudar o status de residência para “${status}”.`,
    FEWER_HOURS: (hours) => `A oferta é de no máximo ${hours} horas por semana.`,
    LATER_START: (day) => `Não é possível começar antes de ${day}.`,
    card: "Antes do início, a empresa confere o cartão de residência (在留カード) e consulta o número dele.",
  },
  interviewWays: { ONSITE: "Presencial", ONLINE: "On-line", PHONE: "Telefone" },
  inJapan: (moment) => `${moment} (horário do Japão)`,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `Horário: ${time}, ${minutes} minutos`,
    `Forma: ${way}`,
    `Local, contato: ${place}`,
    `Empresa: ${company}`,
    `Candidato(a): ${seeker}`,
  ],
  appointment: (title) => `Entrevista: ${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "Acesso por um novo dispositivo",
      paragraphs: [
        "Alguém entrou na sua conta por um dispositivo ou navegador que ainda não tinha sido usado.",
        `Quando: ${at}\nDispositivo: ${device || "desconhecido"}`,
        "Se foi você, não precisa fazer nada. Se não foi, redefina a senha agora.",
      ],
      label: "Redefinir a senha",
    }),
    "passkey-added": () => ({
      subject: "Uma chave de acesso foi adicionada",
      paragraphs: [
        "Uma chave de acesso foi adicionada à sua conta e pode ser usada no lugar da senha.",
        "Se não foi você, remova a chave nas configurações e redefina a senha.",
      ],
      label: "Abrir as configurações",
    }),
    "passkey-removed": () => ({
      subject: "Uma chave de acesso foi removida",
      paragraphs: ["Uma chave de acesso foi removida da sua conta.", "Se não foi você, redefina a senha agora."],
      label: "Abrir as configurações",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "Uma forma de entrar foi adicionada",
      paragraphs: [
        `A partir de agora é possível entrar na sua conta com ${provider}.`,
        "Se não foi você, desvincule nas configurações e redefina a senha.",
      ],
      label: "Abrir as configurações",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "Uma forma de entrar foi removida",
      paragraphs: [`Não é mais possível entrar na sua conta com ${provider}.`, "Se não foi você, redefina a senha agora."],
      label: "Abrir as configurações",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "Pedido de mudança de e-mail",
      paragraphs: [
        "Alguém pediu para mudar o e-mail da sua conta. A mudança vale depois que o novo endereço confirmar.",
        `Se foi você, não precisa fazer nada. Se não foi, cancele na página abaixo. Durante ${days} dias isso funciona também depois da mudança.`,
      ],
      label: "Cancelar a mudança",
    }),
    "email-change-confirm": () => ({
      subject: "Confirme seu novo e-mail",
      paragraphs: [
        "Alguém pediu para usar este endereço em uma conta da Kotoba Works.",
        "Abra a página abaixo em até 24 horas para confirmar. Se não foi você, apague este e-mail.",
      ],
      label: "Confirmar o endereço",
    }),
    "email-change-taken": () => ({
      subject: "Este endereço já tem uma conta",
      paragraphs: [
        "Alguém pediu para usar este endereço em outra conta. Como ele já tem uma conta, nada foi alterado.",
        "Se não foi você, apague este e-mail.",
      ],
      label: "Entrar",
    }),
    "email-changed": () => ({
      subject: "Seu e-mail foi alterado",
      paragraphs: [
        "O e-mail da sua conta foi alterado. A partir de agora as mensagens vão para o novo endereço.",
        "Se não foi você, desfaça com o link da mensagem “Pedido de mudança de e-mail”, enviada ao endereço antigo.",
      ],
      label: "Abrir as configurações",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "Sua conta foi encerrada",
      paragraphs: [
        "Você saiu do Kotoba Works. Agradecemos por ter usado o site. Suas candidaturas em andamento terminaram e as empresas foram avisadas.",
        `Depois de ${until} (${days} dias), todos os dados pessoais serão apagados. Se você entrar antes disso, a conta volta; as candidaturas encerradas, não.`,
        "Se não foi você, entre agora mesmo e troque a senha.",
      ],
      label: "Entrar e recuperar a conta",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "Sua conta foi suspensa",
      paragraphs: [
        "Suspendemos a sua conta. Por enquanto não é possível entrar. Suas candidaturas continuam como estão.",
        `Motivo: ${reason}`,
        "Se quiser dar uma explicação ou achar que é um engano, fale conosco.",
      ],
      label: "Falar conosco",
    }),
    "account-unsuspended": () => ({
      subject: "Você pode usar sua conta de novo",
      paragraphs: ["A suspensão da sua conta terminou. Você pode entrar normalmente."],
      label: "Entrar",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "Você já tem uma conta",
      paragraphs: [
        "Alguém, provavelmente você, pediu cadastro com este endereço. Ele já tem uma conta: é só entrar.",
        `Se você esqueceu a senha, defina uma nova: ${passwordPage}`,
      ],
      label: "Entrar",
    }),
    "scout-received": ({ company }) => ({
      subject: "Uma empresa enviou um convite",
      paragraphs: [
        `${company} pergunta se você se interessa por uma vaga. A empresa não sabe seu nome até você se candidatar.`,
        "Você pode parar estes e-mails na página a seguir.",
      ],
      label: "Ler o convite",
    }),
    "practice-due": ({ items }) => ({
      subject: `Para revisar hoje: ${items}`,
      paragraphs: [
        `Exercícios para revisar hoje: ${items}. A meta é de cinco minutos por dia.`,
        "Você pode desativar este e-mail na página abaixo.",
      ],
      label: "Começar a revisão",
    }),
    "closing-likes": () => ({
      subject: "Suas vagas favoritas vão encerrar em breve",
      paragraphs: ["O prazo das suas vagas favoritas termina em até 3 dias."],
      label: "Ver vagas favoritas",
    }),
    "entry-moved": ({ title }) => ({
      subject: `Sua candidatura mudou de situação: ${title}`,
      paragraphs: ["A situação da sua candidatura mudou, como segue."],
      label: "Ver minhas candidaturas",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `Resultado da sua candidatura: ${title}`,
      paragraphs: [
        "Agradecemos por se candidatar. Infelizmente, desta vez a empresa decidiu não seguir com a sua candidatura. As palavras da empresa estão abaixo.",
      ],
      label: "Ver outras vagas",
    }),
    "entry-sent": ({ title }) => ({
      subject: `Candidatura enviada: ${title}`,
      paragraphs: ["A empresa recebeu sua candidatura. Avisaremos por e-mail quando ela responder."],
      label: "Ver minhas candidaturas",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `Recebemos sua mensagem (${ticket})`,
      paragraphs: [
        "Agradecemos o seu contato.",
        `Número de protocolo: ${ticket}\nAssunto: ${ptBr.inquirySubjects[category]}`,
        `Respondemos em até 3 dias úteis. Se for urgente, ligue para ${phone} e informe o protocolo.`,
        "Se você não nos escreveu, ignore este e-mail.",
      ],
      label: "Perguntas frequentes",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `Resposta à sua mensagem (${ticket})`,
      paragraphs: [
        "Esta é a nossa resposta à sua mensagem.",
        body,
        "Se tiver mais perguntas, fale conosco de novo e informe o protocolo. Respostas a este e-mail não são lidas.",
      ],
      label: "Falar conosco",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `O horário da entrevista foi cancelado: ${title}`,
      paragraphs: ["A empresa cancelou o horário de entrevista abaixo. Ela informará um novo horário."],
      label: "Ver minhas candidaturas",
    }),
    "interview-ended": ({ title }) => ({
      subject: `A entrevista não será realizada: ${title}`,
      paragraphs: ["O processo seletivo terminou; por isso a entrevista abaixo não será realizada."],
      label: "Ver detalhes",
    }),
    "interview-offered": ({ title }) => ({
      subject: `Escolha um horário para a entrevista: ${title}`,
      paragraphs: ["A empresa ofereceu horários para a entrevista. Cada horário fica com quem escolher primeiro."],
      label: "Escolher o horário",
    }),
    "interview-picked": ({ title }) => ({
      subject: `Entrevista marcada: ${title}`,
      paragraphs: ["O horário da entrevista está marcado. Há um arquivo de calendário em anexo."],
      label: "Ver detalhes",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `Agradecemos a sua compra: ${product}`,
      paragraphs: [
        "O pagamento foi concluído.",
        `${product}\n${yen} ienes (com imposto)\nNúmero do recibo (領収書): ${receipt}`,
        "O pacote já pode ser usado. Procurar vagas, candidatar-se e trocar mensagens continua sempre grátis.",
      ],
      label: "Ver o recibo",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `Reembolso: ${product}`,
      paragraphs: [
        "Devolvemos o valor ao cartão usado no pagamento. Na operadora do cartão, pode levar alguns dias ou aparecer em uma fatura seguinte.",
        `${product}\nValor devolvido: ${yen} ienes (com imposto)\nNúmero da nota de reembolso (適格返還請求書): ${number}`,
        ...(isWhole ? ["Este pacote terminou."] : []),
      ],
      label: "Ver minhas compras",
    }),
    "message-received": ({ from }) => ({
      subject: `Nova mensagem de ${from}`,
      paragraphs: ["Há uma nova mensagem para você. Leia no site."],
      label: "Ler a mensagem",
    }),
    "password-changed": () => ({
      subject: "Sua senha foi alterada",
      paragraphs: [
        "Sua senha foi alterada e você saiu da conta nos outros dispositivos.",
        "Se não foi você, defina uma nova senha agora mesmo.",
      ],
      label: "Definir nova senha",
    }),
    register: () => ({
      subject: "Conclua seu cadastro",
      paragraphs: [
        "Agradecemos por começar o cadastro.",
        "Abra a página abaixo em até 24 horas para concluir. O link só pode ser usado 1 vez.",
      ],
      label: "Continuar o cadastro",
    }),
    "reset-password": () => ({
      subject: "Definir nova senha",
      paragraphs: [
        "Abra a página abaixo em até 1 hora para definir uma nova senha. O link só pode ser usado 1 vez.",
        "Se você não pediu isso, não faça nada. A senha continua a mesma.",
      ],
      label: "Definir nova senha",
    }),
    "reset-unknown": () => ({
      subject: "Não há conta com este endereço",
      paragraphs: [
        "Alguém, provavelmente você, pediu uma nova senha, mas nenhuma conta usa este endereço. Talvez o cadastro tenha sido feito com outro.",
      ],
      label: "Kotoba Works",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `${total === 1 ? "1 vaga nova" : `${total} vagas novas`}: ${name}`,
      paragraphs: [total === 1 ? `Há 1 vaga nova para “${name}”.` : `Há ${total} vagas novas para “${name}”.`],
      label: "Ver buscas salvas",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "Receber e-mails de vagas novas?",
      paragraphs: [
        `As vagas novas para “${name}” serão enviadas a este endereço.`,
        `Abra a página abaixo em até ${hours} horas para começar a receber. Se não foi você, não faça nada.`,
      ],
      label: "Começar a receber",
    }),
  },
};
